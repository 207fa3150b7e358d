import { CircleCheck, CircleHelp, Minus, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { KnownTag, ShiftTemplate, TemplateTags } from '#protocol/shiftTemplate.ts'
import { problemOf } from '#renderer/gateway.ts'
import { useTags } from './useTemplates.ts'

const icons = { found: CircleCheck, missing: TriangleAlert, unknown: CircleHelp, free: Minus }
type State = keyof typeof icons

interface Props {
  readonly template: ShiftTemplate
  readonly known: readonly KnownTag[]
}

/** What stands in a template, what is missing, and what nobody knows. */
export const Tags = ({ template, known }: Props) => {
  const { t } = useTranslation()
  const { data: tags, error } = useTags(template)
  if (error) return <p role="alert">{t([`errors.${problemOf(error).code}`, 'errors.500'])}</p>
  if (tags === undefined) return <p role="status">{t('list.loading')}</p>
  if (tags === null) return <p data-tags="binary">{t('screens.shiftSummaryTemplate.tags.binary')}</p>
  return (
    <>
      <Verdict tags={tags} />
      <table className="template-tags">
        <caption className="visually-hidden">{t('screens.shiftSummaryTemplate.tags.title')}</caption>
        <thead>
          <tr>
            {(['name', 'meaning', 'state'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`screens.shiftSummaryTemplate.tags.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tags.unknown.map((name) => (
            <Row key={name} name={name} state="unknown" />
          ))}
          {known.map(({ name }) => (
            <Row key={name} name={name} state={stateOf(name, tags)} />
          ))}
        </tbody>
      </table>
    </>
  )
}

const stateOf = (name: string, { found, missing }: TemplateTags): State => {
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

const Row = ({ name, state }: { readonly name: string; readonly state: State }) => {
  const { t } = useTranslation()
  const Icon = icons[state]
  return (
    <tr data-tag={name} data-state={state}>
      <th scope="row">
        <code>{`{${name}}`}</code>
      </th>
      <td>
        {state === 'unknown'
          ? t('screens.shiftSummaryTemplate.tags.unknownMeaning')
          : t(`screens.shiftSummaryTemplate.tags.names.${name}`, { defaultValue: '' })}
      </td>
      <td>
        <span className="template-state">
          <Icon size={16} aria-hidden />
          {t(`screens.shiftSummaryTemplate.tags.states.${state}`)}
        </span>
      </td>
    </tr>
  )
}
