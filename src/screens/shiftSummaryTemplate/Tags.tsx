import { useTranslation } from 'react-i18next'
import type { KnownTag, ShiftTemplate, TemplateTags } from '#protocol/services/shiftTemplate.ts'
import { FailureLine } from '#renderer/list/messages/FailureLine.tsx'
import { type TagState, TagTable } from './TagTable.tsx'
import { useTags } from './useTemplates.ts'

interface Props {
  readonly template: ShiftTemplate
  readonly known: readonly KnownTag[]
}

/** What stands in a template, what is missing, and what nobody knows. */
export const Tags = ({ template, known }: Props) => {
  const { t } = useTranslation()
  const { data: tags, error, refetch } = useTags(template)
  if (error) return <FailureLine error={error} onRetry={refetch} />
  if (tags === undefined) return <p role="status">{t('list.loading')}</p>
  if (tags === null) return <p data-tags="binary">{t('screens.shiftSummaryTemplate.tags.binary')}</p>
  return (
    <>
      <Verdict tags={tags} />
      <TagTable
        heading="state"
        tags={[
          ...tags.unknown.map((name) => ({ name, state: 'unknown' as const })),
          ...known.map(({ name }) => ({ name, state: stateOf(name, tags) })),
        ]}
      />
    </>
  )
}

const stateOf = (name: string, { found, missing }: TemplateTags): TagState => {
  if (found.includes(name)) return 'found'
  return missing.includes(name) ? 'missing' : 'free'
}

const Verdict = ({ tags: { missing, unknown } }: { readonly tags: TemplateTags }) => {
  const { t } = useTranslation()
  return (
    <ul className="template-verdict">
      {missing.length === 0 && (
        <li data-verdict="complete">{t('screens.shiftSummaryTemplate.tags.complete')}</li>
      )}
      {missing.length > 0 && (
        <li data-verdict="missing">
          {t('screens.shiftSummaryTemplate.tags.missing', { count: missing.length })}
        </li>
      )}
      {unknown.length > 0 && (
        <li data-verdict="unknown">
          {t('screens.shiftSummaryTemplate.tags.unknown', { count: unknown.length })}
        </li>
      )}
    </ul>
  )
}
