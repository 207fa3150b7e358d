/** What a day is: free for most by law, or something less. */
export const holidayKinds = ['public', 'bank', 'optional', 'observance'] as const
export type HolidayKind = (typeof holidayKinds)[number]

/** First and last year for which holidays are proposed. */
export const holidayYears = [2000, 2099] as const

/** Most places of which one call asks in which region they are. */
export const mostPlaces = 50

export interface ProposedHoliday {
  /** 'YYYY-MM-DD'. */
  readonly date: string
  /** In the person's language where it is known in it. */
  readonly name: string
  readonly kind: HolidayKind
  /** Whether most institutions take it: by law, and on this day where another one stands in for it. */
  readonly usual: boolean
}

export interface HolidayProposal {
  /** Parts of the country that have holidays of their own; the country's alone where none is chosen. */
  readonly regions: readonly { readonly code: string; readonly name: string }[]
  readonly holidays: readonly ProposedHoliday[]
}
