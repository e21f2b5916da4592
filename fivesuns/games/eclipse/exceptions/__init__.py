"""What single species and technologies do that no number or flag in the component files says."""
