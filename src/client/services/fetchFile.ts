import { noAnswer } from '../apiError.ts'
import type { Http, HttpCall } from '../http.ts'

/** What a call answers as a file. Throws ApiError, also where the answer has no body. */
export const fetchFile = async (http: Http, call: HttpCall): Promise<Blob> => {
  const { body } = await http.send({ ...call, file: true })
  if (!(body instanceof Blob)) throw noAnswer()
  return body
}
