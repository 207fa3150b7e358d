import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '#client/ClientContext.ts'
import { fetchFile } from '#client/services/fetchFile.ts'
import { type PayrollPart, payrollFile, payrollFileName } from '#protocol/services/payroll.ts'
import { useDownload } from '#renderer/list/csv/useDownload.ts'
import { reread } from '#renderer/list/state/reread.ts'
import { institutionName, useRenderer } from '#renderer/RendererContext.ts'
import { exportsKey, type ShownExport } from './useExports.ts'

/** Fetches a file of an export and hands it to the browser, and asks for one that has failed anew. */
export const useFile = (one: ShownExport) => {
  const { http } = useClient()
  const { institutions } = useRenderer()
  const queries = useQueryClient()
  const saving = useDownload(
    (part: PayrollPart) => payrollFileName(one, institutionName(institutions, one.institution), part),
    (part) => fetchFile(http, { ...payrollFile(one.id), query: { part } }),
  )
  const retrying = useMutation({
    mutationFn: () => http.send({ ...payrollFile(one.id), method: 'POST' }),
    onSettled: () => reread(queries, exportsKey),
  })
  return { saving, retrying }
}
