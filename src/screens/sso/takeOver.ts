import type { FormStore } from '#engine/form/formStore.ts'

/** Lays what a form holds, whose row somebody has removed meanwhile, into the one for a new row in its place. */
export const takeOver = (fresh: FormStore, former: FormStore | undefined): void => {
  if (!former?.dirty()) return
  const [from = 0] = former.lines()
  const [to = 0] = fresh.lines()
  const values = former.live(from)
  for (const name of former.columns()) {
    const value = values[name] ?? null
    if (value !== null) fresh.setValue(to, name, value)
  }
}
