import { useEffect } from 'react'

/** What an address can ask a table's screen to open. */
export const askable = ['add', 'import', 'export'] as const
export type Asked = (typeof askable)[number]

/** Opens what the address asks for, once the screen knows whether it can: undefined while it does not. It is asked for once. */
export const useAsked = (
  asked: Asked | undefined,
  can: Readonly<Record<Asked, (() => void) | false>> | undefined,
  onAnswered: (() => void) | undefined,
): void => {
  const waits = asked === undefined || can === undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: what can be opened is as it was when it was asked for
  useEffect(() => {
    if (waits) return
    onAnswered?.()
    const open = can[asked]
    if (open) open()
  }, [asked, waits])
}
