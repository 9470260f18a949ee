/** After the @, and after the marks between the words before it. */
const breaks = /(?<=@)|(?<=[._+-])(?=.*@)/;

/** An email address that may wrap after its @, or between the words before it. A line that begins with the @ looks like another address. In the name of a link, Chromium would read a space at each break that is not hidden. */
export function EmailText({ address }: { address: string }) {
  let at = 0;
  return address.split(breaks).map((part) => {
    at += part.length;
    return [part, at < address.length && <wbr key={at} aria-hidden />];
  });
}
