import type { ChangesReport, ScreenPicture } from '../report.ts'

export const screenPictures = async (
  _root: string,
  _report: ChangesReport,
  _folder: string,
): Promise<readonly ScreenPicture[]> => []
