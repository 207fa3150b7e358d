import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useClient } from '#client/ClientContext.ts'
import { fetchFile } from '#client/services/fetchFile.ts'
import { type PayrollPart, payrollFile, payrollFileName } from '#protocol/services/payroll.ts'
import { download } from '#renderer/list/csv/download.ts'
import { tellUnfetched } from '#renderer/list/csv/tellUnfetched.ts'
import { institutionName, useRenderer } from '#renderer/RendererContext.ts'
import { useToasts } from '#renderer/toast/ToastsContext.ts'
import { exportsKey, type ShownExport } from './useExports.ts'

/** Fetches a file of an export and hands it to the browser, and asks for one that has failed anew. */
export const useFile = (one: ShownExport) => {
  const { http } = useClient()
  const { institutions } = useRenderer()
  const queries = useQueryClient()
  const { t } = useTranslation()
  const toasts = useToasts()
  const nameOf = (part: PayrollPart) =>
    payrollFileName(one, institutionName(institutions, one.institution), part)
  const saving = useMutation({
    mutationFn: async (part: PayrollPart) => {
      const file = await fetchFile(http, { ...payrollFile(one.id), query: { part } })
      download(nameOf(part), file)
    },
    meta: { shown: true },
    onError: (thrown, part) =>
      tellUnfetched({ t, toasts }, t('list.notFetched', { name: nameOf(part) }), thrown, () =>
        saving.mutate(part),
      ),
  })
  const retrying = useMutation({
    mutationFn: () => http.send({ ...payrollFile(one.id), method: 'POST' }),
    onSettled: () => queries.invalidateQueries({ queryKey: exportsKey }),
  })
  return { saving, retrying }
}
