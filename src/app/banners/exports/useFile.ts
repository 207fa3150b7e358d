import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isApiError } from '#client/apiError.ts'
import { useClient } from '#client/queries.ts'
import { fetchFile } from '#client/services/fetchFile.ts'
import { type PayrollPart, payrollFile, payrollFileName } from '#protocol/services/payroll.ts'
import { failureText } from '#renderer/failureText.ts'
import { download } from '#renderer/list/csv/download.ts'
import { institutionName, useRenderer } from '#renderer/RendererContext.ts'
import { useToasts } from '#renderer/toast/ToastsContext.ts'
import { exportsKey, type ShownExport } from './useExports.ts'

/** Fetches a file of an export and hands it to the browser, and asks for one that has failed anew. What goes wrong is told. */
export const useFile = (one: ShownExport) => {
  const { t } = useTranslation()
  const { http } = useClient()
  const { institutions } = useRenderer()
  const queries = useQueryClient()
  const toasts = useToasts()
  const onError = (error: Error) => {
    if (!isApiError(error)) throw error
    toasts.show('error', failureText(t, error))
  }
  const saving = useMutation({
    mutationFn: async (part: PayrollPart) => {
      const file = await fetchFile(http, { ...payrollFile(one.id), query: { part } })
      download(payrollFileName(one, institutionName(institutions, one.institution), part), file)
    },
    onError,
    meta: { shown: true },
  })
  const retrying = useMutation({
    mutationFn: () => http.send({ ...payrollFile(one.id), method: 'POST' }),
    onError,
    onSettled: () => queries.invalidateQueries({ queryKey: exportsKey }),
    meta: { shown: true },
  })
  return { saving, retrying }
}
