/** Copy a text; false where the browser does not allow it, as on a page without https. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export type Shared = "shared" | "copied" | "neither";

/** Give a link to the device's own way of sharing, or else copy it. */
export async function shareLink(url: string): Promise<Shared> {
  if (navigator.share) {
    await navigator.share({ title: "Coverstory", url }).catch(() => undefined); // the person changed their mind
    return "shared";
  }
  return (await copyText(url)) ? "copied" : "neither";
}

/** The invitation to a table. */
export function linkTo(table: string): string {
  return `${location.origin}/t/${table}`;
}
