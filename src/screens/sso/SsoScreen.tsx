import { useTranslation } from 'react-i18next'
import type { AnyTable } from '#dsl/tables/table.ts'
import { forgetForm, keptForm } from '#renderer/form/kept/keptForms.ts'
import { formNameOf } from '#renderer/form/useForm.ts'
import { ListFailure } from '#renderer/list/messages/ListFailure.tsx'
import { ListMessage } from '#renderer/list/messages/ListMessage.tsx'
import { useRenderer } from '#renderer/RendererContext.ts'
import '#renderer/list/list.recipe.ts'
import '#renderer/widgets/styles.ts'
import '../card.recipe.ts'
import '../pages.recipe.ts'
import './sso.recipe.ts'
import { InstitutionChoice } from '../InstitutionChoice.tsx'
import { ScreenHead } from '../ScreenHead.tsx'
import { useLeave } from '../useLeave.tsx'
import { SsoPanel } from './SsoPanel.tsx'
import { useSsoRows } from './useSsoRows.ts'

interface Props {
  /** The form of the server's settings. */
  readonly card: AnyTable
  /** The institution that is set up, of those that are selected. */
  readonly id: number | undefined
  onOpen(id: number | undefined): void
}

/** How the administrators of an institution sign on by its own server. Source: specification §2, §4. */
export const SsoScreen = ({ id, ...props }: Props) => {
  const { t } = useTranslation()
  const { selected } = useRenderer()
  const institution = selected.find((one) => one === id) ?? selected[0]
  return (
    <section className="table-screen" data-screen="sso">
      <ScreenHead title={t('screens.sso.title')} subtitle={t('screens.sso.subtitle')} />
      {institution === undefined ? (
        <ListMessage title={t('screens.sso.empty.title')} text={t('screens.sso.empty.text')} />
      ) : (
        <OneInstitution institution={institution} {...props} />
      )}
    </section>
  )
}

const OneInstitution = ({
  card,
  institution,
  onOpen,
}: Omit<Props, 'id'> & { readonly institution: number }) => {
  const { t } = useTranslation()
  const { person } = useRenderer()
  const { data, error, again, put } = useSsoRows(institution)
  const form = formNameOf(person, {
    table: card,
    row: data?.settings,
    institutions: [institution],
    only: true,
  })
  const { leaveFor, question } = useLeave(
    () => keptForm(form)?.dirty() === true,
    (next) => {
      forgetForm(form)
      onOpen(next)
    },
  )
  return (
    <>
      <InstitutionChoice
        screen="sso"
        institution={institution}
        onChoose={(next = institution) => leaveFor(next)}
      />
      {data && (
        <SsoPanel
          key={institution}
          card={card}
          institution={institution}
          rows={data}
          again={again}
          onSaved={put}
        />
      )}
      {!data &&
        (error ? <ListFailure error={error} onRetry={again} /> : <p role="status">{t('list.loading')}</p>)}
      {question}
    </>
  )
}
