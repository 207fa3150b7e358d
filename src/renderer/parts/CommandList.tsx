import { createListCollection } from '@chakra-ui/react/collection'
import { Command, useCommand } from '@chakra-ui/react/command'
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { Themed } from './Themed.tsx'

interface CommandEntry {
  /** Of this one alone, though what it does may stand under two headings. */
  readonly value: string
  /** `data-entry` of its option. */
  readonly name: string
  readonly label: string
  /** What stands beside its label, in fewer words. */
  readonly beside?: string | undefined
}

interface CommandSection {
  readonly name: string
  readonly label: string
  readonly entries: readonly CommandEntry[]
}

interface CommandListProps {
  /** What the field and the list are called. */
  readonly label: string
  /** What is typed: what is found by it stands in `sections`. */
  readonly term: string
  readonly sections: readonly CommandSection[]
  /** Said below the list, when it is not empty. */
  readonly status: string
  /** Enter was pressed before there was anything to choose: the first that is there is chosen. */
  readonly waiting: RefObject<boolean>
  onTerm(term: string): void
  onChoose(value: string): void
}

/** Entries under headings, found by typing into the field above them: arrows move, Enter chooses. It takes the focus. */
export const CommandList = (props: CommandListProps) => (
  <Themed>
    <Choosing {...props} />
  </Themed>
)

const Choosing = ({ label, term, sections, status, waiting, onTerm, onChoose }: CommandListProps) => {
  const input = useRef<HTMLInputElement>(null)
  const items = useMemo(() => sections.flatMap(({ entries }) => entries), [sections])
  const collection = useMemo(() => createListCollection({ items: [...items] }), [items])
  const command = useCommand({
    collection,
    inputValue: term,
    onInputValueChange: ({ inputValue }) => {
      waiting.current = false
      onTerm(inputValue)
    },
    onSelect: ({ itemValue }) => onChoose(itemValue),
  })
  const { highlightedValue } = command.combobox
  // It stands where a field was that may have been typed into: typing goes on behind it.
  useLayoutEffect(() => {
    const { current } = input
    current?.focus()
    current?.setSelectionRange(current.value.length, current.value.length)
  }, [])
  useEffect(() => {
    const first = items[0]
    if (!waiting.current || !first) return
    waiting.current = false
    onChoose(first.value)
  })
  return (
    <Command.RootProvider value={command}>
      <Command.Input
        ref={input}
        className="input"
        aria-label={label}
        placeholder={label}
        onKeyDown={({ key }) => {
          if (key === 'Enter') waiting.current = items.length === 0
        }}
      />
      <Command.List aria-label={label}>
        {sections.map(({ name, label: heading, entries }) => (
          <Command.ItemGroup key={name}>
            <Command.ItemGroupLabel>{heading}</Command.ItemGroupLabel>
            {entries.map((entry) => (
              <Command.Item
                key={entry.value}
                item={entry}
                data-entry={entry.name}
                aria-selected={entry.value === highlightedValue}
              >
                <Command.ItemText>{entry.label}</Command.ItemText>{' '}
                {entry.beside && <Command.ItemCommand as="span">{entry.beside}</Command.ItemCommand>}
              </Command.Item>
            ))}
          </Command.ItemGroup>
        ))}
      </Command.List>
      <p role="status">{status}</p>
    </Command.RootProvider>
  )
}
