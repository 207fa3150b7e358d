/** Closes something, or takes it away: what its button says. */
export const Cross = () => (
  <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
    <path d="M4 4l8 8M12 4l-8 8" />
  </svg>
)
