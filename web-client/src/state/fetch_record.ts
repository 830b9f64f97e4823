// Fetches the record of a match.
import { again } from '../again';
import { at } from '../base';

/** A server that is busy or starting is asked again. */
export const fetchRecord = (match: string): Promise<Response> =>
  again(async () => {
    const response = await fetch(at(`api/matches/${match}/record`));
    if (response.status === 429 || response.status === 503) throw new Error(response.statusText);
    return response;
  });
