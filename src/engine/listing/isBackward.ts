/** Whether a range ends before it begins; of times of day, whether it goes past midnight. The values are of one kind that has an order. */
export const isBackward = (from: unknown, to: unknown): boolean =>
  typeof from === 'number' ? Number(to) < from : String(to) < String(from)
