import { Progress as Chakra } from '@chakra-ui/react/progress'
import { Themed } from './Themed.tsx'
import { shortBar } from './theme/progress.ts'

interface Props {
  /** What is under way. */
  readonly label: string
  /** How far it is, in words. */
  readonly text: string
  readonly value: number
  readonly max: number
  /** Stands in a line with others. */
  readonly short?: boolean
}

/** How much of something is done. What is counted meanwhile may grow beyond what was said at first. */
export const Progress = ({ label, text, value, max, short = false }: Props) => (
  <Themed>
    <Chakra.Root value={Math.min(value, max)} max={max} css={short ? shortBar : {}}>
      <Chakra.Track aria-label={label} aria-valuetext={text}>
        <Chakra.Range />
      </Chakra.Track>
    </Chakra.Root>
  </Themed>
)
