// @vitest-environment jsdom
import i18next from 'i18next'
import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { AnyColumn } from '#dsl/columns/column.ts'
import { columnOf } from '#dsl/columns/column.ts'
import { enumeration } from '#dsl/columns/enumeration.ts'
import { badge } from '#dsl/kinds/boolean.ts'
import { kinds } from '#dsl/kinds/index.ts'
import { relations } from '#dsl/kinds/relations.ts'
import { select } from '#dsl/kinds/select.ts'
import { dayjs } from '#protocol/dates.ts'
import { dayText } from '#renderer/dateWords.ts'
import { SearchableCheckboxGroup } from '#renderer/pick/SearchableCheckboxGroup.tsx'
import { widgetOf } from '#renderer/widgets/index.ts'
import type { InputProps } from '#renderer/widgets/widget.ts'
import { kindSamples } from '#tests/fixtures/kinds.ts'
import { all, blur, click, find, leave, press, show, typeIn } from '../form/screen.tsx'

const colour = enumeration('country', ['fr', 'de', 'ch'])
/** Kinds whose values come from a list need one. */
const listed: Record<string, AnyColumn> = { select: select(colour), badge: badge() }
const columnOfKind = (name: string): AnyColumn =>
  listed[name] ?? columnOf(kinds[name as keyof typeof kinds] as never, { entity: 'job' })()

const input = (column: AnyColumn, more: Partial<InputProps<unknown>> = {}) => {
  const props: InputProps<unknown> = {
    id: 'it',
    name: 'it',
    column,
    value: null,
    required: false,
    disabled: false,
    readOnly: false,
    invalid: false,
    labelledBy: 'label',
    describedBy: 'note',
    onDraft: vi.fn(),
    onCommit: vi.fn(),
    onValue: vi.fn(),
    ...more,
  }
  const { Input } = widgetOf(column.kind)
  return { props, element: <Input {...props} /> }
}
const cellText = async (column: AnyColumn, value: unknown) => {
  const { cell } = widgetOf(column.kind)
  await show(<p id="cell">{cell({ value, column, t: i18next.t, language: i18next.language })}</p>)
  return find('#cell').textContent
}

/** The page in another language, of which the words of forms are there. */
const speak = async (language: string) => {
  const { default: form } = await import(`../../../locales/${language}/form.json`)
  i18next.addResourceBundle(language, 'translation', form)
  await act(() => i18next.changeLanguage(language))
}

afterEach(async () => {
  await leave()
  await i18next.changeLanguage('fr')
})

describe.each(Object.entries(kindSamples))('%s', (_, { column }) => {
  it('shows a value and a missing one in a cell and in a control', async () => {
    expect(await cellText(column, column.kind.example(0))).not.toBe('')
    await leave()
    await cellText(column, null)
    await leave()
    await show(input(column).element)
    await leave()
    await show(input(column, { value: column.kind.example(1), required: true }).element)
    expect(find('#it')).toBeTruthy()
  })

  it('is found by its name, and tied to its label and note', async () => {
    await show(input(column, { value: column.kind.example(0), invalid: true }).element)
    expect(all('[name=it]').length).toBeGreaterThan(0)
    expect(find('#it').getAttribute('aria-describedby')).toContain('note')
  })
})

describe('cells', () => {
  it.each([
    ['minutes', 450, '7h30'],
    ['minutes', null, '-'],
    ['timeOfDay', null, '00:00'],
    ['duration', '00:45', '00:45'],
    ['date', '2027-12-31', '31-12-2027'],
    ['number', 1234.5, '1 234,5'],
    ['select', 'de', 'Allemagne'],
    ['badge', true, 'Actif'],
    ['relation', 1, 'Un'],
    ['relations', [1, 9], 'Un, #9'],
  ])('%s %j reads %s', async (name, value, text) => {
    expect((await cellText(columnOfKind(name), value))?.replace(/\s/g, ' ')).toBe(text)
  })
})

describe('text controls', () => {
  it.each([
    ['fr', '1234,5'],
    ['en-GB', '1234.5'],
  ])('writes a number as %s is typed', async (language, text) => {
    if (language !== 'fr') await speak(language)
    await show(input(columnOfKind('number'), { value: 1234.5 }).element)
    expect(find<HTMLInputElement>('#it').value).toBe(text)
  })

  it.each([
    ['timeOfDay', '07:30'],
    ['duration', '07:30'],
    ['unixTime', 27_000],
  ])('shows the form of a time and steps it with the arrow keys, as a draft: %s', async (name, value) => {
    const { props, element } = input(columnOfKind(name), { value })
    await show(element)
    expect(find<HTMLInputElement>('#it').placeholder).toBe('hh:mm')
    await press(find('#it'), 'ArrowUp')
    expect(find<HTMLInputElement>('#it').value).toBe('07:35')
    expect(props.onDraft).toHaveBeenLastCalledWith('07:35')
  })

  it.each([
    ['fr', '02/01/2027', '31/12/2027', 'jj/mm/aaaa'],
    ['de', '02.01.2027', '31.12.2027', 'TT.MM.JJJJ'],
    ['en-GB', '02/01/2027', '31/12/2027', 'dd/mm/yyyy'],
    ['es', '02/01/2027', '31/12/2027', 'dd/mm/aaaa'],
  ])(
    'in %s writes a day as the language does, however it was typed',
    async (language, before, after, hint) => {
      await speak(language)
      const { element } = input(columnOfKind('date'), { value: '2027-01-02' })
      await show(element)
      const control = find<HTMLInputElement>('#it')
      expect([control.value, control.placeholder]).toEqual([before, hint])
      for (const typed of [
        '31/12/2027',
        '31.12.2027',
        '31-12-2027',
        '31 12 2027',
        '31122027',
        '2027-12-31',
      ]) {
        await typeIn(control, typed)
        await blur(control)
        expect(control.value).toBe(after)
      }
      for (const [word, day] of [
        ['demain', 1],
        ['heute', 0],
      ] as const) {
        await typeIn(control, word)
        await blur(control)
        expect(control.value).toBe(dayText(dayjs().add(day, 'day'), language))
      }
    },
  )

  it('writes a day anew where the language of the page changes', async () => {
    await show(input(columnOfKind('date'), { value: '2027-01-02' }).element)
    await speak('de')
    expect(find<HTMLInputElement>('#it').value).toBe('02.01.2027')
  })

  it('leaves a day that does not exist as it was typed', async () => {
    const { props, element } = input(columnOfKind('date'))
    await show(element)
    await typeIn(find<HTMLInputElement>('#it'), '31/02/2027')
    await blur(find('#it'))
    expect(find<HTMLInputElement>('#it').value).toBe('31/02/2027')
    expect(props.onCommit).toHaveBeenCalled()
  })
})

const jobs = Array.from({ length: 12 }, (_, i) => ({
  id: i + 1,
  label: i % 2 ? `Médecin ${i}` : `Aide ${i}`,
}))
const few = () => ({ state: 'ready' as const, choices: jobs.slice(0, 10) })

describe('lists of boxes', () => {
  it('search without accents and case, and tick all that is shown', async () => {
    const { props } = input(relations('job'), { value: [1] })
    const choices = jobs.map(({ id, label }) => ({ value: id, label }))
    await show(<SearchableCheckboxGroup<number> {...props} value={[1]} choices={choices} />)
    await typeIn(find<HTMLInputElement>('input[type=text]'), 'medecin')
    expect(all('[type=checkbox]')).toHaveLength(6)
    await click('button')
    expect(props.onValue).toHaveBeenCalledWith([1, 2, 4, 6, 8, 10, 12])
  })

  it('tick at once what is found, also beyond the boxes that are drawn', async () => {
    const { props } = input(relations('institution'), { value: [] })
    const choices = Array.from({ length: 302 }, (_, i) => ({ value: i + 1, label: `Hôpital ${i + 1}` }))
    await show(<SearchableCheckboxGroup<number> {...props} value={[]} choices={choices} />)
    expect(all('[type=checkbox]')).toHaveLength(300)
    await click('button')
    expect(props.onValue).toHaveBeenCalledWith(choices.map(({ value }) => value))
  })

  it('say how many are ticked', async () => {
    await show(input(relations('job'), { value: [1, 2, 3] }).element, { useChoices: few })
    expect(find('.check-list-count').textContent).toBe('3 cases cochées')
  })
})
