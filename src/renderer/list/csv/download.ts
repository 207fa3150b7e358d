import { dayjs, ISO_DAY } from '#protocol/dates.ts'

/** Hands a CSV text to the browser as a file. */
export const downloadCsv = (name: string, text: string): void =>
  download(name, new Blob([text], { type: 'text/csv;charset=utf-8' }))

export const download = (name: string, content: Blob): void => {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** `schedule-2026-11-21.csv`, the day being the person's own. */
export const csvFileName = (table: string, at: Date, kind?: string): string =>
  `${table}${kind ? `-${kind}` : ''}-${dayjs(at).format(ISO_DAY)}.csv`
