const minute = 60_000

/** The clock on the person's wall at a moment, in the whole minute that it is over by: 14:36 for 14:35:10. */
export const minuteOf = (at: number, language: string): string =>
  new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    Math.ceil(at / minute) * minute,
  )
