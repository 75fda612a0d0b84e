import type { Mentions } from './mentions'
import type { Sites } from './sites'
import type { CodeToken } from './tokens'

/** What every finder of places in code works with. */
export abstract class SiteNotes {
  protected readonly sites: Sites
  protected readonly tokens: readonly CodeToken[]
  protected readonly mentions: Mentions

  constructor(sites: Sites, mentions: Mentions) {
    this.sites = sites
    this.tokens = sites.tokens
    this.mentions = mentions
  }
}
