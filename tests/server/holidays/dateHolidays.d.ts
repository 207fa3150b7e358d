/** The data that the package computes days from, which it types nowhere. */
declare module 'date-holidays/data' {
  export const data: unknown
}
