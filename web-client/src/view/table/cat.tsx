// The cat that sits on the sheet of a side that lost as Cats (R6.2).
export function Cat() {
  return (
    <svg class="cat" viewBox="0 0 120 110" aria-hidden="true" focusable="false">
      <path class="fur" d="M30 104c-14-20-8-44 8-54L34 20l16 12c6-2 14-2 20 0l16-12-4 30c16 10 22 34 8 54Z" />
      <path class="tail" d="M90 100c18 2 24-14 16-26" />
      <path class="line" d="M48 52v6M72 52v6M60 62l-4 5h8ZM60 67c-2 6-8 7-12 4M60 67c2 6 8 7 12 4" />
      <path class="line" d="M28 62l16 3M27 72l17-3M92 62l-16 3M93 72l-17-3" />
    </svg>
  );
}
