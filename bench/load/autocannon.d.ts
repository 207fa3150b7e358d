declare module 'autocannon' {
  interface Request {
    readonly method: 'POST' | 'PUT'
    readonly path: string
    readonly headers: Readonly<Record<string, string>>
    readonly body: string
  }
  interface Options {
    readonly url: string
    readonly connections: number
    /** Requests in all. */
    readonly amount: number
    /** Seconds that an answer may take. */
    readonly timeout: number
    /** Milliseconds between the looks at how far it is. */
    readonly sampleInt: number
    /** Called for each request, and for its answer, with an object that is theirs. */
    readonly requests: readonly {
      readonly setupRequest: (former: Request, context: object) => Request
      readonly onResponse: (status: number, body: string, context: object) => void
    }[]
  }
  interface Result {
    readonly latency: { readonly p50: number; readonly p99: number }
    readonly non2xx: number
    readonly errors: number
  }
  // biome-ignore lint/style/noDefaultExport: it is the package that exports so
  export default function autocannon(options: Options): Promise<Result>
}
