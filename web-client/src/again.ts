// A part of the page that did not arrive is fetched again: a line that was lost for a moment loses nothing.

const kPauses = [500, 2000, 5000];

/** What is fetched, at the latest attempt; the last failure where none arrives. */
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
