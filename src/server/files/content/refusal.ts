import type { FileFault, FileFaultName } from '#protocol/services/shiftTemplate.ts'

/** Thrown by whoever looks into a file; who handed it in is told the faults. */
export class FileRefusal extends Error {
  override name = 'FileRefusal'
  readonly faults: readonly FileFault[]

  constructor(faults: readonly FileFault[]) {
    super(faults.map(({ fault }) => fault).join(', '))
    this.faults = faults
  }
}

export const refusal = (fault: FileFaultName): FileRefusal => new FileRefusal([{ fault }])
