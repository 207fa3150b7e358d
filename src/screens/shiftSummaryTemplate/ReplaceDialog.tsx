import { useTranslation } from 'react-i18next'
import type { ShiftTemplate } from '#protocol/services/shiftTemplate.ts'
import { ConfirmDialog } from '#renderer/confirm/ConfirmDialog.tsx'
import { institutionName, useRenderer } from '#renderer/RendererContext.ts'
import '#renderer/confirm/changes.recipe.ts'

interface Props {
  /** Ids of the institutions that get the file. */
  readonly places: readonly number[]
  /** All templates that there are: those of `places` are replaced. */
  readonly templates: readonly ShiftTemplate[]
  readonly file: File
  onConfirm(): Promise<unknown>
  onCancel(): void
}

/** Asks before a file takes the place of others: in each institution what is there and what will be. */
export const ReplaceDialog = ({ places, templates, file, onConfirm, onCancel }: Props) => {
  const { t } = useTranslation()
  const { institutions } = useRenderer()
  const rows = places.map((place) => ({
    place,
    before: templates.find(({ institution }) => institution === place)?.templateName,
  }))
  const count = rows.filter(({ before }) => before !== undefined).length
  const say = (key: string) => t(`screens.shiftSummaryTemplate.question.${key}`, { count })
  return (
    <ConfirmDialog
      title={say('title')}
      text={say('text')}
      yes={say('yes')}
      no={say('no')}
      tone="danger"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <table className="changes">
        <caption className="visually-hidden">{say('title')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('place')}</th>
            <th scope="col">{say('before')}</th>
            <th scope="col">{say('after')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ place, before = say('none') }) => (
            <tr key={place} data-institution={place}>
              <th scope="row">{institutionName(institutions, place)}</th>
              <td data-change="before">{before}</td>
              <td data-change="after">{file.name}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ConfirmDialog>
  )
}
