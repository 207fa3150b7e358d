declare module 'autocannon' {
  interface Options {
    readonly url: string
    readonly connections: number
    /** Seconds. */
    readonly duration: number
    readonly method: 'POST'
    readonly headers: Readonly<Record<string, string>>
    readonly requests: readonly { readonly body: string }[]
  }
  interface Result {
    readonly requests: { readonly average: number; readonly total: number }
    readonly latency: { readonly p50: number; readonly p99: number; readonly max: number }
    readonly non2xx: number
    readonly errors: number
  }
  // biome-ignore lint/style/noDefaultExport: it is the package that exports so
  export default function autocannon(options: Options): Promise<Result>
}
