"""Proofs: every defect can be found and only it, every task can be solved, and the clean build is clean."""
