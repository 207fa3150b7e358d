import type { Ending } from '#engine/fileName.ts'

export const mediaTypes: Readonly<Record<Ending, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
  csv: 'text/csv',
  txt: 'text/plain',
}
