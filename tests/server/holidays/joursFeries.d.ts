declare module '@socialgouv/jours-feries' {
  /** Name → day at midnight UTC. */
  const joursFeries: (year: number, options?: { readonly alsace?: boolean }) => Record<string, Date>
  export = joursFeries
}
