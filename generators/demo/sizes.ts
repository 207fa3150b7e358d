/** How many rows of each a demo has. */
export interface Sizes {
  readonly institutions: number
  readonly admins: number
  readonly schedules: number
  readonly missions: number
}

/**
 * `scale` multiplies rows: 1 gives 120 time codes, 100 gives 12 000, 834 gives 100 000. Institutions stop at
 * 300, administrators at 20 000 and missions at 200 000, the largest a customer has.
 */
export const sizesOf = (scale: number): Sizes => ({
  institutions: Math.min(Math.round(12 * scale), 300),
  admins: Math.min(Math.round(200 * scale), 20_000),
  schedules: Math.round(120 * scale),
  missions: Math.min(Math.round(2000 * scale), 200_000),
})
