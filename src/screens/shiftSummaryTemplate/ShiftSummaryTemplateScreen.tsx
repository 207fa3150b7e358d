import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { providerLevel } from '#protocol/services/session.ts'
import { ListFailure } from '#renderer/list/messages/ListFailure.tsx'
import { ListMessage } from '#renderer/list/messages/ListMessage.tsx'
import { useRenderer } from '#renderer/RendererContext.ts'
import '#renderer/form/form.recipe.ts'
import '#renderer/list/list.recipe.ts'
import '#renderer/widgets/styles.ts'
import '../card.recipe.ts'
import '../operation/operation.recipe.ts'
import '../pages.recipe.ts'
import './template.recipe.ts'
import { ScreenHead } from '../ScreenHead.tsx'
import { PlaceTemplate } from './PlaceTemplate.tsx'
import { SendCard, type SendProps } from './SendCard.tsx'
import { useTemplates } from './useTemplates.ts'

/** The file that an institution's shift summaries are made from. Source: specification §2, §3. */
export const ShiftSummaryTemplateScreen = () => {
  const { t } = useTranslation()
  const { selected } = useRenderer()
  // It was looked for on the disk of whoever sends it: other institutions may get it too.
  const [file, setFile] = useState<File>()
  return (
    <section className="table-screen" data-screen="shiftSummaryTemplate">
      <ScreenHead
        title={t('screens.shiftSummaryTemplate.title')}
        subtitle={t('screens.shiftSummaryTemplate.subtitle')}
      />
      {selected.length === 0 ? (
        <ListMessage
          title={t('screens.shiftSummaryTemplate.empty.title')}
          text={t('screens.shiftSummaryTemplate.empty.text')}
        />
      ) : (
        <Loaded key={selected.join()} file={file} onFile={setFile} />
      )}
    </section>
  )
}

const Loaded = (chosen: Pick<SendProps, 'file' | 'onFile'>) => {
  const { t } = useTranslation()
  const { facts, selected } = useRenderer()
  const { data, error, again } = useTemplates()
  if (!data && !error) return <p role="status">{t('list.loading')}</p>
  if (!data) return <ListFailure error={error} onRetry={again} />
  return (
    <div className="template-panel">
      {facts.level === providerLevel ? (
        <SendCard templates={data.templates} tags={data.known} again={again} {...chosen} />
      ) : (
        <p className="banner banner--info">{t('screens.shiftSummaryTemplate.readOnly')}</p>
      )}
      <section className="card template-card" aria-labelledby="template-current">
        <h2 id="template-current">{t('screens.shiftSummaryTemplate.current')}</h2>
        {selected.map((institution) => (
          <PlaceTemplate
            key={institution}
            institution={institution}
            template={data.templates.find((one) => one.institution === institution)}
            known={data.known}
          />
        ))}
      </section>
    </div>
  )
}
