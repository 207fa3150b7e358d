import { DatePicker, parseDate, useDatePicker } from '@chakra-ui/react/date-picker'
import { Portal } from '@chakra-ui/react/portal'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { layerOf } from './layer.ts'
import { Themed } from './Themed.tsx'

export interface CalendarProps {
  /** Id of the field that it stands below, and of the button that opened it. */
  readonly fieldId: string
  readonly buttonId: string
  /** The day chosen so far, 'YYYY-MM-DD'. */
  readonly value: string | null
  /** The first and the last day that can be chosen, where there are any. */
  readonly min?: string | undefined
  readonly max?: string | undefined
  onValue(day: string): void
  /** `here`: the focus belongs to the button again; it went elsewhere otherwise. */
  onClose(here: boolean): void
}

const views = ['day', 'month', 'year'] as const
type View = (typeof views)[number]

/** A day chosen from a calendar in the language of the page, in the page's own zone. It is open from the beginning. */
export const Calendar = (props: CalendarProps) => (
  <Themed>
    <OpenCalendar {...props} />
  </Themed>
)

const OpenCalendar = ({ fieldId, buttonId, value, min, max, onValue, onClose }: CalendarProps) => {
  const { t, i18n } = useTranslation()
  const layer = useRef(layerOf(document.getElementById(fieldId))).current
  const picker = useDatePicker({
    locale: i18n.language,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    value: value === null ? [] : [parseDate(value)],
    ...(min && { min: parseDate(min) }),
    ...(max && { max: parseDate(max) }),
    ids: { control: fieldId, trigger: buttonId },
    positioning: { placement: 'bottom-start', strategy: 'fixed', gutter: 4 },
    translations: {
      content: t('calendar.name'),
      dayCell: ({ valueText, selected }) => (selected ? t('calendar.chosen', { day: valueText }) : valueText),
      prevTrigger: (view) => t(`calendar.previous.${view}`),
      nextTrigger: (view) => t(`calendar.next.${view}`),
    },
    onValueChange: ({ value: [day] }) => day && onValue(day.toString().slice(0, 10)),
    onOpenChange: ({ open }) => {
      if (!open) onClose(!!document.activeElement?.closest('[data-scope=date-picker]'))
    },
  })
  const { setOpen } = picker
  const shown = picker.visibleRangeText.formatted.replace(' - ', ' – ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and the keys go to the chosen day with it
  useEffect(() => setOpen(true), [])
  return (
    <DatePicker.RootProvider value={picker}>
      <Portal container={layer}>
        <DatePicker.Positioner>
          <DatePicker.Content role="dialog" aria-roledescription={t('calendar.name')} onKeyDown={keepWithin}>
            {views.map((view) => (
              <DatePicker.View key={view} view={view}>
                <DatePicker.ViewControl>
                  <DatePicker.PrevTrigger>
                    <ChevronLeft size={18} aria-hidden />
                  </DatePicker.PrevTrigger>
                  <DatePicker.ViewTrigger aria-label={t(`calendar.view.${view}`, { shown })}>
                    {shown}
                  </DatePicker.ViewTrigger>
                  <DatePicker.NextTrigger>
                    <ChevronRight size={18} aria-hidden />
                  </DatePicker.NextTrigger>
                </DatePicker.ViewControl>
                <Grid view={view} />
              </DatePicker.View>
            ))}
          </DatePicker.Content>
        </DatePicker.Positioner>
      </Portal>
    </DatePicker.RootProvider>
  )
}

/** Tab goes round within the calendar: what comes after it in the page lies elsewhere. */
const keepWithin = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== 'Tab') return
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled, [role=button][tabindex="0"]'),
  ].filter((one) => one.checkVisibility())
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}

const tables = {
  day: DatePicker.DayTable,
  month: DatePicker.MonthTable,
  year: DatePicker.YearTable,
} as const

/** The days, months or years to choose from. Enter takes one by Zag's own keys, Space by ours. */
const Grid = ({ view }: { readonly view: View }) => {
  const { t } = useTranslation()
  const Table = tables[view]
  const press = (event: KeyboardEvent) => {
    if (event.key !== ' ') return
    event.preventDefault()
    // Zag moves the focus with the next frame: until then it stands on the cell of another month.
    event.currentTarget.querySelector<HTMLElement>('[data-focus]')?.click()
  }
  return <Table aria-roledescription={t(`calendar.grid.${view}`)} onKeyDown={press} />
}
