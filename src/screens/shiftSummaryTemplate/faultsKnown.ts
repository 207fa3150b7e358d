import { isFileName } from '#engine/fileName.ts'
import { type FileFault, MAX_BYTES } from '#protocol/services/shiftTemplate.ts'

/** What can be told of a file before it is sent. */
export const faultsKnown = ({ name, size }: File): readonly FileFault[] => {
  if (!isFileName(name)) return [{ fault: 'name' }]
  if (size > MAX_BYTES) return [{ fault: 'tooLarge' }]
  return size === 0 ? [{ fault: 'empty' }] : []
}
