import { dayjs } from '#protocol/dates.ts'

const minute = 60_000

/** The clock on the person's wall at a moment, in the whole minute that it is over by: 14:36 for 14:35:10. */
export const minuteOf = (at: number): string => dayjs(Math.ceil(at / minute) * minute).format('HH:mm')
