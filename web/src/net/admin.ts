/** What whoever runs the server may ask for, with the token of its first start. */

import type { AdminAudit, AdminReport, AdminSanction, AdminTables, NewSanction } from "../wire.gen";
import { ask, post } from "./api";

export class Admin {
  readonly #headers: Record<string, string>;

  constructor(
    token: string,
    readonly lang: string,
  ) {
    this.#headers = { authorization: `Bearer ${token}` };
  }

  tables = (): Promise<AdminTables> => this.#ask("tables");
  reports = (): Promise<AdminReport[]> => this.#ask("reports");
  sanctions = (): Promise<AdminSanction[]> => this.#ask("sanctions");
  audit = (): Promise<AdminAudit[]> => this.#ask("audit");
  close = (table: string): Promise<unknown> => this.#post(`tables/${table}/close`, {});
  remove = (table: string): Promise<unknown> => this.#post(`tables/${table}/delete`, {});
  settle = (report: number): Promise<unknown> => this.#post(`reports/${report}/settle`, {});
  impose = (wish: NewSanction): Promise<unknown> => this.#post("sanctions", wish);
  lift = ({ kind, subject }: AdminSanction): Promise<unknown> => this.#post("sanctions/lift", { kind, subject });

  #ask<T>(path: string): Promise<T> {
    return ask<T>(`admin/${path}`, this.lang, { headers: this.#headers });
  }

  #post(path: string, body: unknown): Promise<unknown> {
    return post<unknown>(`admin/${path}`, this.lang, body, this.#headers);
  }
}
