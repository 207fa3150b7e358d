import { CircleCheck, CircleHelp, type LucideIcon, Minus, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'

const icons = {
  found: CircleCheck,
  missing: TriangleAlert,
  unknown: CircleHelp,
  free: Minus,
  required: undefined,
  optional: undefined,
} satisfies Readonly<Record<string, LucideIcon | undefined>>
export type TagState = keyof typeof icons

interface Props {
  /** What the states are: of a file, or of the tags themselves. */
  readonly heading: 'state' | 'use'
  readonly tags: readonly { readonly name: string; readonly state: TagState }[]
}

/** Tags as they are written, what they show, and how it stands with them. */
export const TagTable = ({ heading, tags }: Props) => {
  const { t } = useTranslation()
  return (
    <table className="template-tags">
      <caption className="visually-hidden">{t('screens.shiftSummaryTemplate.tags.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('screens.shiftSummaryTemplate.tags.name')}</th>
          <th scope="col">{t(`screens.shiftSummaryTemplate.tags.${heading}`)}</th>
        </tr>
      </thead>
      <tbody>
        {tags.map(({ name, state }) => {
          const Icon = icons[state]
          return (
            <tr key={name} data-tag={name} data-state={state}>
              <th scope="row">
                <code>{`{${name}}`}</code>
                <span>
                  {state === 'unknown'
                    ? t('screens.shiftSummaryTemplate.tags.unknownMeaning')
                    : t(`screens.shiftSummaryTemplate.tags.names.${name}`, { defaultValue: '' })}
                </span>
              </th>
              <td>
                <span className="template-state">
                  {Icon && <Icon size={16} aria-hidden />}
                  {t(`screens.shiftSummaryTemplate.tags.states.${state}`)}
                </span>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
