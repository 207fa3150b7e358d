import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useToasts } from '../../toast/ToastsContext.ts'
import { download } from './download.ts'
import { tellUnfetched } from './tellUnfetched.ts'

/** Fetches files, by what each is asked for, and hands them to the browser; one that does not come is named, with another try. */
export const useDownload = <P>(nameOf: (part: P) => string, fetch: (part: P) => Promise<Blob>) => {
  const { t } = useTranslation()
  const toasts = useToasts()
  const fetching = useMutation({
    mutationFn: async (part: P) => download(nameOf(part), await fetch(part)),
    meta: { shown: true },
    onError: (thrown, part) =>
      tellUnfetched({ t, toasts }, t('list.notFetched', { name: nameOf(part) }), thrown, () =>
        fetching.mutate(part),
      ),
  })
  return fetching
}
