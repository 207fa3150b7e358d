import { useTranslation } from 'react-i18next'
import { calendarWords, weeksOf } from './year.ts'

interface Props {
  readonly year: number
  /** What is said of marked days: day 'YYYY-MM-DD' → words, and whether they hold for some only. */
  readonly marked: ReadonlyMap<string, { readonly words: string; readonly partly: boolean }>
}

/** Twelve months to look at, weeks from Monday on. A marked day has a frame and bold figures, and tells why it is marked. */
export const YearCalendar = ({ year, marked }: Props) => {
  const { i18n } = useTranslation()
  const words = calendarWords(i18n.language)
  return (
    <div className="year-calendar">
      {Array.from({ length: 12 }, (_, month) => (
        <table key={words.month(year, month)} data-month={month + 1}>
          <caption>{words.month(year, month)}</caption>
          <thead>
            <tr>
              {words.weekdays.map(({ long, narrow }) => (
                <th key={long} scope="col" data-tip={long}>
                  <span aria-hidden>{narrow}</span>
                  <span className="visually-hidden">{long}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(year, month).map((week) => (
              <tr key={week.find((day) => day !== null)}>
                {week.map((day, weekday) => (
                  <Day
                    key={words.weekdays[weekday]?.long}
                    day={day}
                    mark={day === null ? undefined : marked.get(day)}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  )
}

interface DayProps {
  readonly day: string | null
  readonly mark: { readonly words: string; readonly partly: boolean } | undefined
}

const Day = ({ day, mark }: DayProps) => {
  if (day === null) return <td />
  const number = Number(day.slice(8))
  if (!mark) return <td>{number}</td>
  return (
    <td data-day={day} data-marked={mark.partly ? 'partly' : 'wholly'} data-tip={mark.words}>
      <strong>{number}</strong>
      <span className="visually-hidden">{mark.words}</span>
    </td>
  )
}
