import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { endingOf } from '#engine/fileName.ts'
import type { KnownTag, ShiftTemplate } from '#protocol/services/shiftTemplate.ts'
import { ActionButton } from '#renderer/dialog/ActionButton.tsx'
import { useDownload } from '#renderer/list/csv/useDownload.ts'
import { institutionName, useRenderer } from '#renderer/RendererContext.ts'
import { SampleText } from './SampleText.tsx'
import { Tags } from './Tags.tsx'
import { useSize } from './useSize.ts'
import { tagsKey, useService } from './useTemplates.ts'

interface Props {
  readonly institution: number
  readonly template: ShiftTemplate | undefined
  readonly known: readonly KnownTag[]
}

/** The template of one institution, or that there is none. */
export const PlaceTemplate = ({ institution, template, known }: Props) => {
  const { t } = useTranslation()
  const { institutions } = useRenderer()
  const place = institutionName(institutions, institution)
  return (
    <article className="template-place" data-institution={institution} aria-label={place}>
      <h3>{place}</h3>
      {template ? (
        <Current template={template} place={place} known={known} />
      ) : (
        <p className="template-none" data-template="">
          {t('screens.shiftSummaryTemplate.none')}
        </p>
      )}
    </article>
  )
}

interface CurrentProps {
  readonly template: ShiftTemplate
  readonly place: string
  readonly known: readonly KnownTag[]
}

const Current = ({ template, place, known }: CurrentProps) => {
  const { t } = useTranslation()
  const { selected } = useRenderer()
  const sizeOf = useSize()
  const service = useService()
  const { id, templateName, size } = template
  const queries = useQueryClient()
  const [opened, setOpen] = useState<boolean>()
  // Tags that are known already were told by a file that has just been sent.
  const isOpen = opened ?? (selected.length === 1 || queries.getQueryData(tagsKey(template)) !== undefined)
  const ending = endingOf(templateName)
  const fetching = useDownload(
    (which: 'file' | 'sample') => (which === 'file' ? templateName : `sample-${templateName}`),
    (which) => service[which](id),
  )
  return (
    <>
      <p data-template={templateName}>
        {t('screens.shiftSummaryTemplate.chosen', { name: templateName, size: sizeOf(size) })}
      </p>
      <div className="template-actions">
        <ActionButton
          action="download"
          label={t('screens.shiftSummaryTemplate.downloadOf', { place })}
          busy={fetching.isPending && fetching.variables === 'file'}
          onClick={() => fetching.mutate('file')}
        >
          {t('screens.shiftSummaryTemplate.download')}
        </ActionButton>
        {ending !== 'doc' && (
          <ActionButton
            action="sample"
            label={t('screens.shiftSummaryTemplate.sampleOf', { place })}
            busy={fetching.isPending && fetching.variables === 'sample'}
            onClick={() => fetching.mutate('sample')}
          >
            {t('screens.shiftSummaryTemplate.sample')}
          </ActionButton>
        )}
      </div>
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t('screens.shiftSummaryTemplate.tags.title')}</summary>
        {isOpen && <Tags template={template} known={known} />}
      </details>
      {(ending === 'txt' || ending === 'csv') && <SampleText template={template} />}
    </>
  )
}
