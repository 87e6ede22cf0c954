import type { Provider } from "../mail/mailer";

/** What the environment says about the lead path. `.env.example` documents every variable. */
export interface LeadSettings {
  /** Deploy context: `production`, `deploy-preview`, `branch-deploy` or `dev`. */
  deployContext: string;
  /** Mail providers in the order in which they are tried; none when mail is not configured. */
  providers: Provider[];
  from?: string;
  to?: string;
  alertTo?: string;
  /** Signs visitor passes and the links in mails; without it there are none. */
  signingSecret?: string;
  /** Address of the site for links in mails, without a slash; unset: the one in `content/site.yaml`. */
  siteUrl?: string;
  /** When set, lead-health asks for it as a bearer token. */
  healthToken?: string;
}

type Environment = Record<string, string | undefined>;

/**
 * Reads the settings. `deployContext` comes from the host's request context where there is one;
 * without it the context is never taken for production.
 */
export function leadSettings(env: Environment, deployContext?: string): LeadSettings {
  return {
    deployContext: deployContext || env.LEAD_CONTEXT || env.CONTEXT || "dev",
    providers: ["SMTP_URL", "SMTP_FALLBACK_URL"].flatMap((variable) => {
      const url = env[variable];
      return url ? [{ variable, url }] : [];
    }),
    from: env.LEAD_FROM || undefined,
    to: env.LEAD_TO || undefined,
    alertTo: env.LEAD_ALERT_TO || undefined,
    signingSecret: env.SIGNING_SECRET || undefined,
    siteUrl: env.URL?.replace(/\/+$/, "") || undefined,
    healthToken: env.LEAD_HEALTH_TOKEN || undefined,
  };
}
