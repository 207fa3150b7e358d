import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { KnownTag, ShiftTemplate } from '#protocol/services/shiftTemplate.ts'
import { ActionButton } from '#renderer/dialog/ActionButton.tsx'
import { institutionName, useRenderer } from '#renderer/RendererContext.ts'
import { InstitutionChoice } from '../InstitutionChoice.tsx'
import { FileChoice } from './FileChoice.tsx'
import { faultsKnown } from './faultsKnown.ts'
import { Outcomes } from './Outcomes.tsx'
import { ReplaceDialog } from './ReplaceDialog.tsx'
import { TagTable } from './TagTable.tsx'
import { useUploads } from './useUploads.ts'

export interface SendProps {
  /** The one that was chosen. */
  readonly file: File | undefined
  readonly templates: readonly ShiftTemplate[]
  readonly tags: readonly KnownTag[]
  again(): Promise<unknown>
  onFile(file: File): void
}

/** Where a file is chosen and sent, for one of the selected institutions or all. */
export const SendCard = ({ file, templates, tags, again, onFile }: SendProps) => {
  const { t } = useTranslation()
  const { institutions, selected } = useRenderer()
  const [chosen, setChosen] = useState<number | undefined>(selected[0])
  /** Those that would get the file, one of them in place of another, as long as nobody has agreed to it. */
  const [asked, setAsked] = useState<readonly number[]>()
  const uploads = useUploads(templates, again)
  const places = chosen === undefined ? selected : [chosen]
  const known = file ? faultsKnown(file) : []
  const faults = known.length > 0 ? known : uploads.faults
  const [one] = places
  const send = async (to: readonly number[], sent: File) => {
    setAsked(undefined)
    await uploads.send(to, sent)
  }
  const ask = (to: readonly number[]) => {
    if (!file || faults.length > 0) return
    if (templates.some(({ institution }) => to.includes(institution))) setAsked(to)
    else void send(to, file)
  }
  const take = (taken: File) => {
    uploads.forget()
    onFile(taken)
  }
  return (
    <section className="card template-card" aria-labelledby="template-send">
      <h2 id="template-send">{t('screens.shiftSummaryTemplate.send')}</h2>
      <InstitutionChoice
        screen="shiftSummaryTemplate"
        institution={chosen}
        withAll
        disabled={uploads.busy}
        onChoose={(to) => {
          setChosen(to)
          uploads.forget()
        }}
      />
      <FileChoice file={file} faults={faults} disabled={uploads.busy} onTake={take} />
      {file && faults.length === 0 && (
        <ActionButton action="upload" look="main" autoFocus busy={uploads.busy} onClick={() => ask(places)}>
          {places.length === 1 && one !== undefined
            ? t('screens.shiftSummaryTemplate.uploadFor', { place: institutionName(institutions, one) })
            : t('screens.shiftSummaryTemplate.uploadForAll', { count: places.length })}
        </ActionButton>
      )}
      <details className="template-usable">
        <summary>{t('screens.shiftSummaryTemplate.tags.usable')}</summary>
        <p>{t('screens.shiftSummaryTemplate.tags.how')}</p>
        <TagTable
          heading="use"
          tags={tags.map(({ name, required }) => ({ name, state: required ? 'required' : 'optional' }))}
        />
      </details>
      <Outcomes outcomes={uploads.outcomes} busy={uploads.busy} onRetry={ask} />
      {asked && file && (
        <ReplaceDialog
          places={asked}
          templates={templates}
          file={file}
          onConfirm={() => send(asked, file)}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </section>
  )
}
