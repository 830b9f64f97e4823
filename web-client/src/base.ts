// The club's path on its host: `/`, or below a path such as `/cards/` that the server was given. Scripts lie
// in `assets` (sources in `src`), one step below.
const kBase = new URL(/* @vite-ignore */ '..', import.meta.url).pathname;

/** The address of a page or file of the club on its host: `at('rules')`. */
export const at = (path = '') => kBase + path;

/** The page that is open, as if the club were at `/`. */
export const here = () => `/${location.pathname.slice(kBase.length)}`;
