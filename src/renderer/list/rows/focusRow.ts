/** Takes the focus to a row of a list, where it is drawn; a dialog that closes gives it back first to what it was opened from. */
export const focusRow = (screen: HTMLElement | null, id: number): void =>
  void requestAnimationFrame(() => screen?.querySelector<HTMLElement>(`[data-row-id="${id}"]`)?.focus())
