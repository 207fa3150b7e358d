import { Places } from '#renderer/names/Places.tsx'
import { useRenderer } from '#renderer/RendererContext.ts'
import { YearSwitch } from './YearSwitch.tsx'

interface Props {
  /** The element id of the title, by which the dialog is named. */
  readonly id: string
  readonly title: string
  readonly year: number
  onYear(year: number): void
}

/** The head of a dialog about a year of the selected institutions. */
export const YearHead = ({ id, title, year, onYear }: Props) => {
  const { selected } = useRenderer()
  return (
    <div className="modal-head holidays-head">
      <h2 className="modal-title" id={id}>
        {title}
      </h2>
      <YearSwitch year={year} onYear={onYear} />
      <Places places={selected} />
    </div>
  )
}
