import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Institution } from '#renderer/RendererContext.ts'
import { Box } from '../Box.tsx'
import type { OwnService } from './linkChanges.ts'
import { poleState, withPole } from './poleState.ts'
import type { Pole } from './useOwnServices.ts'

interface Props {
  readonly institution: Institution
  readonly poles: readonly Pole[]
  /** All of the institution. */
  readonly services: readonly OwnService[]
  /** Whether a search shows a department. */
  isFound(service: OwnService, pole?: Pole): boolean
  readonly chosen: ReadonlySet<number>
  /** Departments that are chosen where nothing can be changed. */
  readonly fixed: ReadonlySet<number>
  readonly writable: boolean
  readonly busy: boolean
  onChoose(services: readonly number[]): void
}

/** The departments of one institution: those of each division under it, which stands for all of them, then the others. */
export const InstitutionServices = (props: Props) => {
  const { institution, poles, services, isFound, chosen, fixed, writable, busy, onChoose } = props
  const { t } = useTranslation()
  const id = useId()
  const groups = poles.map((pole) => ({ pole, members: services.filter((one) => one.pole === pole.id) }))
  const grouped = new Set(groups.flatMap(({ members }) => members))
  const others = services.filter((one) => !grouped.has(one))
  const disabled = !writable || busy
  const count = services.filter((one) => chosen.has(one.id)).length

  const toggle = (service: number) =>
    onChoose(
      chosen.has(service)
        ? [...chosen].filter((one) => one !== service)
        : [...chosen, service].sort((a, b) => a - b),
    )
  const boxes = (shown: readonly OwnService[], of: string | undefined) => (
    <ul className="notified-services" aria-label={of}>
      {shown.map((service) => (
        <li key={service.id}>
          <Box
            name="services"
            value={service.id}
            label={service.name}
            checked={chosen.has(service.id)}
            disabled={disabled || fixed.has(service.id)}
            describedBy={writable ? undefined : id}
            onTick={() => toggle(service.id)}
          />
        </li>
      ))}
    </ul>
  )
  return (
    <fieldset className="notified" data-institution={institution.id}>
      <legend>{institution.name}</legend>
      <p className="field-hint">
        {t('screens.notifications.services.count', { count, all: services.length })}
      </p>
      {!writable && (
        <p className="notified-locked" id={id}>
          {t('screens.notifications.services.locked')}
        </p>
      )}
      {groups.map(({ pole, members }) => {
        const shown = members.filter((one) => isFound(one, pole))
        const ids = members.map((one) => one.id)
        const free = ids.filter((one) => !fixed.has(one))
        const state = poleState(ids, chosen)
        return (
          shown.length > 0 && (
            <div key={pole.id} className="notified-pole" data-pole={pole.id}>
              <Box
                name="poles"
                value={pole.id}
                label={t('screens.notifications.services.pole', { name: pole.name, count: members.length })}
                checked={state === 'all'}
                mixed={state === 'some'}
                disabled={disabled || free.length === 0}
                describedBy={writable ? undefined : id}
                onTick={() => onChoose(withPole(free, chosen))}
              />
              {boxes(shown, pole.name)}
            </div>
          )
        )
      })}
      {others.some((one) => isFound(one)) &&
        boxes(
          others.filter((one) => isFound(one)),
          groups.some(({ members }) => members.length > 0)
            ? t('screens.notifications.services.others')
            : undefined,
        )}
    </fieldset>
  )
}
