// A part of the page that did not arrive is fetched again: a line that was lost for a moment loses nothing.
// Firefox does not ask again for a module that failed: there the page says so.

const kPauses = [500, 2000, 5000];

/** Fetches, and tries again after each pause; fails as the last attempt did. */
export async function again<T>(fetch: () => Promise<T>, pauses: readonly number[] = kPauses): Promise<T> {
  for (const pause of pauses) {
    try {
      return await fetch();
    } catch {
      await new Promise((done) => setTimeout(done, pause));
    }
  }
  return fetch();
}
