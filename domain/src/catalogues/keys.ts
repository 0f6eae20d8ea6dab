/**
 * The keys of the small catalogues as unions, those of the large ones as text checked on entry.
 * `keys.spec.ts` proves that these lists and catalogues.json agree. A key is stable once published.
 */
export type CatalogueKeys = {
  readonly professions:
    | 'manager'
    | 'designer'
    | 'engineer'
    | 'marketer'
    | 'sales'
    | 'hr'
    | 'pr'
    | 'general_affairs'
    | 'cs'
    | 'student'
    | 'other';
  readonly job_categories: 'engineer' | 'designer_pm' | 'business' | 'sales' | 'cs' | 'corporate';
  readonly reading_resource_categories:
    | 'comic'
    | 'book'
    | 'music'
    | 'game'
    | 'bath_spring'
    | 'travel'
    | 'service'
    | 'product';
  readonly usage_types: 'private' | 'company' | 'company_use' | 'company_using';
  readonly company_usage_kinds: 'company_use' | 'company_using' | 'company_relative';
  readonly relative_types: 'supporter' | 'investor' | 'partner' | 'api_connection';
  readonly member_statuses: 'now_member' | 'passed_member';
  readonly listed_statuses: 'publicly_listed_company' | 'unlisted_company';
  readonly funding_stages: 'seed' | 'angel' | 'series_a' | 'series_b' | 'series_c';
  readonly company_size_buckets:
    | 'size_1_10'
    | 'size_10_30'
    | 'size_30_50'
    | 'size_50_100'
    | 'size_100_500'
    | 'size_500_plus';
  readonly opening_position_buckets: 'none' | 'from_1' | 'from_3' | 'from_6' | 'from_11' | 'from_31' | 'from_51';
  readonly photo_categories:
    | 'office'
    | 'team'
    | 'work_scene'
    | 'in_house_event'
    | 'external_event'
    | 'intern'
    | 'achievement';
  readonly working_environment_groups:
    | 'remote_work'
    | 'work_style'
    | 'holidays'
    | 'overtime_engineer'
    | 'overtime_business'
    | 'turnover_rate';
  readonly content_main_categories:
    | 'article'
    | 'tech_design_blog'
    | 'movie'
    | 'job'
    | 'casual_interview'
    | 'trust_network'
    | 'knowledge'
    | 'slide'
    | 'related_article'
    | 'private_blog'
    | 'podcast'
    | 'white_paper'
    | 'event'
    | 'press_release';
  readonly service_taxonomy:
    | 'web_service'
    | 'business_service'
    | 'local_business'
    | 'business_company'
    | 'programming_tool';
  readonly interest_categories:
    | 'hotel_lodging'
    | 'hot_spring_bathhouse'
    | 'surfing'
    | 'diving'
    | 'hiking'
    | 'skiing'
    | 'camping'
    | 'cycling'
    | 'gadgets';
  readonly experience_levels:
    | 'pro'
    | 'work'
    | 'connoisseur'
    | 'intermediate'
    | 'hobby'
    | 'beginner'
    | 'times_100_plus'
    | 'times_50_plus'
    | 'times_30_plus'
    | 'times_10_plus'
    | 'times_1_plus'
    | 'none_in_particular';
  readonly sns_kinds: 'website' | 'twitter' | 'facebook' | 'instagram';
  readonly communication_types:
    | 'casual_chat'
    | 'career_consultation'
    | 'business_consultation'
    | 'interview_request'
    | 'not_accepting';
  readonly contact_methods: 'x_dm' | 'facebook_messenger' | 'instagram_dm' | 'email' | 'form' | 'business_sns';
  readonly side_job_types:
    | 'development'
    | 'design'
    | 'writing'
    | 'marketing'
    | 'sales_support'
    | 'hr_support'
    | 'consulting'
    | 'speaking'
    | 'other';
  readonly investment_types: 'angel_equity' | 'convertible' | 'fund_lp' | 'crowdfunding';
  readonly investing_situations: 'actively_investing' | 'open_to_talk' | 'only_referral' | 'paused';
  readonly investor_supports:
    | 'funding'
    | 'hiring_support'
    | 'customer_introduction'
    | 'product_advice'
    | 'tech_advice'
    | 'pr_support'
    | 'fundraising_advice';
  readonly survey_question_categories:
    | 'culture'
    | 'work_style'
    | 'evaluation'
    | 'growth'
    | 'product'
    | 'tech'
    | 'recruiting';
  readonly team_characteristic_axes:
    | 'speed_quality'
    | 'bottom_up_top_down'
    | 'individual_team'
    | 'document_talk'
    | 'calm_lively'
    | 'generalist_specialist'
    | 'challenge_steady'
    | 'data_intuition';
  readonly service_sort_options: 'twitter' | 'visitor';
  readonly company_sort_options: 'number_worker_change_per_3_months' | 'total_finance' | 'employee_previous_companies';
  readonly business_overview_categories: 'company_history' | 'service_content_summary' | 'background_summary';
  readonly report_reasons:
    | 'spam'
    | 'impersonation'
    | 'harassment'
    | 'hate'
    | 'sexual'
    | 'privacy'
    | 'copyright'
    | 'malware_phishing'
    | 'false_information'
    | 'other';
  readonly notification_types:
    | 'followed'
    | 'profile_viewed'
    | 'company_verified'
    | 'member_invited'
    | 'rss_imported'
    | 'rss_failed'
    | 'update_requested'
    | 'plan_changed'
    | 'report_resolved'
    | 'survey_answered'
    | 'export_ready'
    | 'new_content_from_following';
  readonly work_style_tags: string;
  readonly hobby_tags: string;
  readonly industries: string;
  readonly executive_roles: string;
  readonly company_appeal_tags: string;
  readonly can_do_tag_seeds: string;
  readonly engineer_levels: string;
  readonly obtained_filters: string;
  readonly profile_tabs: string;
  readonly company_tabs: string;
  readonly top_page_tabs: string;
  readonly mobile_top_tabs: string;
  readonly countries: string;
};

export type CatalogueName = keyof CatalogueKeys;
export type CatalogueKey<N extends CatalogueName> = CatalogueKeys[N];
/** A text that a check proves to be a key of the catalogue before it becomes part of an event. */
export type KeyIn<_N extends CatalogueName> = string;
