/** Names that date-holidays gives wrongly: the Spanish one of Ascension Day is that of the Assumption, in August. */
const misnamed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  es: { 'La Asunción': 'Ascensión' },
}

/** How a holiday is called in a language, with the apostrophe that is printed. */
export const holidayName = (name: string, lang: string): string =>
  (misnamed[lang]?.[name] ?? name).replaceAll("'", '’')
