import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { ListFailure } from '#renderer/list/messages/ListFailure.tsx'
import { useRenderer } from '#renderer/RendererContext.ts'
import { CardSkeleton } from '../CardSkeleton.tsx'
import { ServicesForm } from './ServicesForm.tsx'
import { useOwnServices } from './useOwnServices.ts'

const PERMISSION = 'changeService'

/** The departments that one is told of, institution by institution. Source: specification of the institution area, §2, §6. */
export const ServicesCard = ({ links: of }: { readonly links: AnyEntity }) => {
  const { t } = useTranslation()
  const { facts } = useRenderer()
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, error, refetch, put } = useOwnServices()
  const writable = (facts.granted?.[PERMISSION] ?? []).filter((id) =>
    data?.institutions.some((one) => one.id === id),
  )
  return (
    <section className="card" aria-labelledby="notifications-services" data-card="services">
      <h2 id="notifications-services" ref={heading} tabIndex={-1}>
        {t('screens.notifications.services.title')}
      </h2>
      <p className="login-hint">{t('screens.notifications.services.hint')}</p>
      {!data && (error ? <ListFailure error={error} onRetry={refetch} /> : <CardSkeleton />)}
      {data?.services.length === 0 && (
        <p role="status">
          {t(`screens.notifications.services.${data.institutions.length === 0 ? 'unattached' : 'empty'}`)}
        </p>
      )}
      {data && data.services.length > 0 && (
        <ServicesForm
          own={data}
          of={of}
          writable={writable}
          heading={heading}
          onSaved={(links, isOld) => {
            put(links)
            if (isOld) void refetch()
          }}
          onUndone={refetch}
        />
      )}
    </section>
  )
}
