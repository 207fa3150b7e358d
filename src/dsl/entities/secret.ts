/** The name under which a row tells that a secret column holds something. */
export const isSetName = (column: string): string => `${column}IsSet`
