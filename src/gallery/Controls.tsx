import { useTranslation } from 'react-i18next'
import { languages } from '#app/i18n.ts'
import type { Catalogue } from '#dsl/catalogue.ts'
import type { View } from './address.ts'
import { statesOf } from './states.ts'

const LEVELS = [1, 2, 3, 4, 5, 6]

interface Props {
  readonly catalogue: Catalogue
  readonly view: View
  onView(next: View): void
}

/** What is shown, and how. */
export const Controls = ({ catalogue, view, onView }: Props) => {
  const { t } = useTranslation()
  const tables = [...catalogue.tables.values()]
  const set = (change: Partial<View>) => onView({ ...view, ...change })
  const setTable = (name: string) => {
    const table = catalogue.tables.get(name) ?? view.table
    set({ table, state: statesOf(table).find((state) => state === view.state) ?? 'list' })
  }
  return (
    <div className="gallery-controls">
      <Choice
        name="table"
        label={t('gallery.table')}
        value={view.table.name}
        options={tables.map(({ name }) => [name, t(`tables.${name}.title`)])}
        onValue={setTable}
      />
      <Choice
        name="state"
        label={t('gallery.state')}
        value={view.state}
        options={statesOf(view.table).map((state) => [state, t(`gallery.states.${state}`)])}
        onValue={(name) => set({ state: statesOf(view.table).find((state) => state === name) ?? 'list' })}
      />
      <Choice
        name="lang"
        label={t('gallery.language')}
        value={view.language}
        options={languages.map((language) => [language, t(`gallery.languages.${language}`)])}
        onValue={(name) => set({ language: languages.find((language) => language === name) ?? 'fr' })}
      />
      <Choice
        name="level"
        label={t('gallery.level')}
        value={String(view.level)}
        options={LEVELS.map((level) => [String(level), String(level)])}
        onValue={(level) => set({ level: Number(level) })}
      />
      <Tick
        name="criteria"
        label={t('gallery.criteria')}
        on={view.criteria}
        onTick={(criteria) => set({ criteria })}
      />
      <Tick name="flags" label={t('gallery.flags')} on={view.flags} onTick={(flags) => set({ flags })} />
      <Tick name="dark" label={t('gallery.dark')} on={view.dark} onTick={(dark) => set({ dark })} />
      <Tick name="narrow" label={t('gallery.narrow')} on={view.narrow} onTick={(narrow) => set({ narrow })} />
    </div>
  )
}

interface ChoiceProps {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, label: string])[]
  onValue(value: string): void
}

const Choice = ({ name, label, value, options, onValue }: ChoiceProps) => (
  <label className="gallery-choice">
    <span>{label}</span>
    <select className="input" name={name} value={value} onChange={(event) => onValue(event.target.value)}>
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  </label>
)

interface TickProps {
  readonly name: string
  readonly label: string
  readonly on: boolean
  onTick(on: boolean): void
}

const Tick = ({ name, label, on, onTick }: TickProps) => (
  <label className="gallery-tick">
    <input type="checkbox" name={name} checked={on} onChange={(event) => onTick(event.target.checked)} />
    <span>{label}</span>
  </label>
)
